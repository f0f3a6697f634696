/** Proposals at a table, and the people who have to agree to them. */

import type { Proposal, Room, Seat } from "../lib/contract";

/** The open proposal; one to take back a move lapses with the next move, even if the room still has it. */
export function openProposal({ proposal, state }: Room, seq: number): Proposal | null {
  if (!proposal || state !== "playing") return null;
  return proposal.kind === "undo" && proposal.seq !== seq ? null : proposal;
}

/** People who play; each answers for the guests on their device, and bots agree. */
export function people({ seats }: Room): Seat[] {
  return seats.filter((seat) => seat.kind === "person" && !seat.guest && !seat.stand_in);
}

/** People who have not answered yet. */
export function waitingOn(room: Room, { yes }: Proposal): Seat[] {
  return people(room).filter(({ seat }) => !yes.includes(seat));
}
