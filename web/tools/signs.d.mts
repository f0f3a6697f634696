/** The path to `signs.json`, which the bundler watches. */
export const signsList: string;
/** Writes `src/lib/signs.ts` anew if the list asks for other signs than it holds. */
export function pickSigns(): void;
