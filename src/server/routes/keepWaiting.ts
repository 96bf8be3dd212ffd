/** Keeps a file that no record holds yet, for a day and for one person. Rules: VAL-15, PRV-11. */
import type { AttachedFile } from '#shared/domain/file';
import { file } from '#shared/kit/fields';
import { receiverOf, type Attachment, type Received } from '../files/receive';
import type { FileStore } from '../files/store';
import { attachedRules } from '../files/uploads';
import type { KeptFile } from '../files/waiting';
import { noteWaiting } from '../repository/attachedFiles';
import type { Store } from '../repository/store';

/** A file for any attribute of several files; the attribute's own rules are asked when the file is attached. */
export const anyFile = file(attachedRules);

type Needs = { readonly store: Store; readonly files: FileStore };

/**
 * @param person id of the only one who can attach it
 * @returns what is sent with the record that it will be attached to
 * @throws Refusal `file.empty`, `file.too_large`, `file.unsupported`
 */
export const keepWaiting = async (needs: Needs, attachment: Attachment, person: string): Promise<AttachedFile> =>
  keepReceived(needs, await receiverOf(anyFile).receive(attachment, anyFile), person);

/** Keeps what was received otherwise than by an upload. @param person id of the only one who can attach it */
export async function keepReceived({ store, files }: Needs, received: Received, person: string): Promise<AttachedFile> {
  const { stored, bytes, type, value } = received;
  const file = value as KeptFile;
  const now = store.clock();
  // Noted before it is stored: whatever happens next, it is removed unless a record holds it then.
  await noteWaiting(store, file.address, now);
  await files.put(stored, bytes, type);
  return { id: store.waitingFiles.seal(file, person, now), name: file.name, size: file.size, type: file.type };
}
