/** The calls of a clinic's day, as anybody in the waiting room may read them. Rule: VIS-7. */

/** `initials` of the patient; `times`: how often the number was called. */
export type Call = {
  readonly number: string;
  readonly initials: string;
  readonly poly: string;
  readonly room: string | null;
  readonly times: number;
};

/** `calls`: the latest first. */
export type Calls = { readonly clinic: string; readonly calls: readonly Call[] };

/** A room's name with the place where patients go, where there is one: "Poli Umum · Ruang 1". */
export const placeText = (poly: string, room: string | null): string => [poly, room].filter(Boolean).join(' · ');
