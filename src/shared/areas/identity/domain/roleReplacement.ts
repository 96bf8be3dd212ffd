/** A role that people hold is deleted by giving them another one: which one may take its place, and what each person holds then. Rule: ROL-9. */

/** Most people who are moved at once, as each of them is checked and entered in the audit. */
export const MOST_MOVED = 500;

/** A role as far as it matters for this. `entity`: the client whose own role it is; null where it is of no client alone. */
export type ReplacedRole = { readonly id: string; readonly scope: string; readonly entity: string | null };

/** Whether everyone who holds the role can hold the other one instead: both are for the platform or both for clients, and the other one does not belong to another client. */
export const canReplace = (role: ReplacedRole, other: ReplacedRole): boolean =>
  other.id !== role.id && other.scope === role.scope && (other.entity === null || other.entity === role.entity);

/** What somebody holds afterwards, in the same order: the first role decides the guards of ROL-3. */
export const rolesAfter = (held: readonly string[], from: string, to: string): string[] => [
  ...new Set(held.map((id) => (id === from ? to : id))),
];
