/** Where redux-persist keeps the token, and how another tab's writing of it is read. */

/** Prefix and key of APP-22. */
export const tokenStorage = { prefix: 'auth.', key: '_token.local', keeps: ['token', 'person', 'locked'] } as const;

/** What a tab says of its session: a token and whose it is, or that it was locked rather than left. */
export type Written = { readonly token: string | null; readonly person: string | null; readonly locked: boolean };

const nothing: Written = { token: null, person: null, locked: false };

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What redux-persist wrote: an object whose members are JSON again. What can't be read says that nobody is signed in. */
export const writtenIn = (text: string | null): Written => {
  try {
    const members = JSON.parse(text ?? '{}') as Readonly<Record<string, string | undefined>>;
    const member = (name: string): unknown => JSON.parse(members[name] ?? 'null');
    return { token: textOrNull(member('token')), person: textOrNull(member('person')), locked: member('locked') === true };
  } catch {
    return nothing;
  }
};
