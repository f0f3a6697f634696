/** Progress of loading the server in the page. */

export const loading = $state({
  shown: false,
  /** Loaded part of the files, from 0 to 1; `null` if unknown. */
  part: null as number | null,
  /** Why there is no table: an old browser, another tab, an error. */
  trouble: null as "old" | "twice" | "failed" | null,
});
