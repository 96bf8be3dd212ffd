/**
 * Files that were uploaded and wait for the record that they will be attached to. Nothing of them is stored but their bytes: what the upload
 * answers is the file's address and facts, sealed for the person who uploaded it, and the record is added with that (PRV-11).
 */
import type { FileInfo } from '#shared/domain/file';
import { limits } from '#shared/limits';
import { SecretUnreadable, type SecretBox } from '../secretBox';

/** A file as the column of its record keeps it; `address` is never answered. */
export type KeptFile = FileInfo & { readonly address: string };

export type WaitingFiles = {
  /** @returns what the person sends with the record. @param person id of the only one who can use it */
  seal(file: KeptFile, person: string, now: Date): string;
  /** The file; undefined where it waited too long, is another person's, or was changed. */
  open(sealed: string, person: string, now: Date): KeptFile | undefined;
};

type Sealed = KeptFile & { readonly until: number };

const ownerOf = (person: string): string => `waiting_file:${person}`;

/** @param secretsOf opens the secret box when it is first needed */
export const waitingFilesOf = (secretsOf: () => SecretBox): WaitingFiles => ({
  seal: (file, person, now) => secretsOf().seal(JSON.stringify({ ...file, until: now.getTime() + limits.waitingFile }), ownerOf(person)),
  open(sealed, person, now) {
    try {
      const { until, ...file } = JSON.parse(secretsOf().open(sealed, ownerOf(person))) as Sealed;
      return now.getTime() < until ? file : undefined;
    } catch (error) {
      if (error instanceof SecretUnreadable) return undefined;
      throw error;
    }
  },
});
