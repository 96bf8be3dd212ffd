/** Makes an export of a client's data, keeps it, and mails the person who asked. Rule: PRV-14. */
import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXPORT_DAYS } from '#shared/areas/clients/domain/clientExport';
import { fileAddress, storedFileExtension } from '#server/files/address';
import type { FileStore } from '#server/files/store';
import { called } from '#server/mail/render';
import { noteMade, noteNotMade, wantedExport, type WantedExport } from '../../sql/clientExports';
import type { Payloads } from '#server/repository/jobQueue';
import { notify, wantingMail } from '#server/repository/notify';
import { postMail } from '#server/repository/outbox';
import type { Store } from '#server/repository/store';
import type { Handler, Turn } from '#server/jobs/kinds';
import { makeExport, type ExportOrder } from './makeExport';

/** The page that the mail leads to. */
const PAGE = '/services/settings';

type Parts = { readonly store: Store; readonly files: FileStore };

/** Makes the file in a folder of its own and puts it into the store. */
const storeExport = async (parts: Parts, order: ExportOrder, now: Date) => {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-export-'));
  try {
    const path = join(folder, 'export.zip');
    const made = await makeExport(parts, order, path, now);
    const name = `${randomBytes(20).toString('hex')}.${storedFileExtension}`;
    await parts.files.put(name, await openAsBlob(path), 'application/zip');
    return { ...made, address: fileAddress(name) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Tells the person who asked, in the application and by mail. */
const tellReady = async (
  work: Turn,
  { userId, email, name, client, sandbox }: WantedExport,
  order: Payloads['clientExport'],
): Promise<void> => {
  const { language } = order;
  await notify(work, 'export_ready', { client }, { people: [userId], client: order.client, record: order.id });
  if (!(await wantingMail(work.trx, 'export_ready', [{ id: userId }])).length) return;
  const facts = { link: work.act.store.mail.link(PAGE, {}), client: called(client) ?? '', days: EXPORT_DAYS };
  await postMail(work, { purpose: 'client_export', userId, to: email, name, language, facts, sandbox });
};

/** The handler. */
export const exportingClient = (parts: Parts): Handler<'clientExport'> => ({
  async run(work, payload) {
    const { client, id } = payload;
    const wanted = await wantedExport(work, client, id);
    // Nobody waits for it: the account is gone, or it was made before.
    if (!wanted) await noteNotMade(work, client, id);
    else {
      const order = { client, code: wanted.code, name: wanted.client, person: wanted.userId };
      await noteMade(work, client, id, await storeExport(parts, order, work.now));
      await tellReady(work, wanted, payload);
    }
    return undefined;
  },
  async failed(work, { client, id }) {
    if (work.last) await noteNotMade(work, client, id);
  },
});
