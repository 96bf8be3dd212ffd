/**
 * Links to files that belong to a record: sealed by the server for one person, for a few minutes (PRV-11).
 * A link says which file of which record it opens and nobody can read or change that; another person's session does not open it.
 */
import { isUuid } from '#shared/kit/values';
import { limits } from '#shared/limits';
import { SecretUnreadable, type SecretBox } from '../secretBox';
import { Refusal } from '../refusal';

/** What a link opens: the file at `address`, as long as this attribute of this record holds it. */
export type LinkedFile = { readonly type: string; readonly id: string; readonly attribute: string; readonly address: string };

type Sealed = LinkedFile & { readonly until: number };

export type FileLinks = {
  /** @param person the id of the only person who can use it */
  seal(file: LinkedFile, person: string, now: Date): { readonly link: string; readonly expiresAt: string };
  /** @throws Refusal `file_link.invalid` for another person's or a changed link, `file_link.expired` */
  open(link: string, person: string, now: Date): LinkedFile;
};

const ownerOf = (person: string): string => `file_link:${person}`;

const invalid = (): Refusal => new Refusal([{ code: 'file_link.invalid', parameter: 'link' }]);

const unsealed = (secrets: SecretBox, link: string, person: string): Sealed => {
  try {
    return JSON.parse(secrets.open(link, ownerOf(person))) as Sealed;
  } catch (error) {
    throw error instanceof SecretUnreadable ? invalid() : error;
  }
};

export const fileLinksOf = (secrets: SecretBox): FileLinks => ({
  seal(file, person, now) {
    const until = now.getTime() + limits.fileLink;
    return { link: secrets.seal(JSON.stringify({ ...file, until }), ownerOf(person)), expiresAt: new Date(until).toISOString() };
  },
  open(link, person, now) {
    const { until, ...file } = unsealed(secrets, link, person);
    if (!isUuid(file.id)) throw invalid();
    if (now.getTime() >= until) throw new Refusal([{ code: 'file_link.expired', parameter: 'link' }]);
    return file;
  },
});
