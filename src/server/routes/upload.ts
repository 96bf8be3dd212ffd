/** Uploads: POST /uploads/{type}/{id}/{attribute} for each attribute that a declaration calls a picture or a file, and POST /uploads for a file that waits for its record. Rules: ITM-8, VAL-15. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, Verdict } from '#shared/access';
import type { AttachedFile } from '#shared/domain/file';
import { uploadPath, waitingFilePath } from '#shared/endpoints/upload';
import { user } from '#shared/areas/identity/resources/user';
import { ownAttributes } from '#shared/areas/identity/signIn';
import { fileNameAt } from '../files/address';
import { receiverOf, type Received } from '../files/receive';
import type { Config } from '../config';
import type { FileStore } from '../files/store';
import { filePlaces, picturePlaces, uploadPlaces } from '../files/uploadPlaces';
import { attachedRules, uploadedAttributes, type Uploaded } from '../files/uploads';
import { requireActor } from '../http/actor';
import { attachmentOf } from '../http/attachment';
import { expectedVersions } from '../http/conditions';
import { sendDocument } from '../http/jsonapi';
import { Refusal, rateLimited } from '../refusal';
import { sendPlain } from '../http/plainAnswers';
import { defaultReadOptions, readOne } from '../repository/read';
import { storedAddress } from '../repository/retention';
import type { Store } from '../repository/store';
import { lockedRecord, updateRecord } from '../repository/update';
import { write } from '../repository/write';
import { routePath } from './endpoints';
import { anyFile, keepWaiting } from './keepWaiting';
import { actOf, authorise, idOf, missing } from './routeSteps';

type Needs = { store: Store; files: FileStore; config: Pick<Config, 'rateLimit' | 'processes'> };

/** Uploads of one person in a minute: far more than anyone sends by hand. */
const MOST_IN_A_MINUTE = 60;

/** Anyone who may change the record; and everyone their own picture, as with PATCH /me. */
const ruleFor = ({ resource, attribute }: Uploaded, actor: Actor, id: string): Exclude<Verdict, false> => {
  const own = resource.name === user.name && id === actor.id && ownAttributes.includes(attribute);
  return own ? { id } : authorise(resource, 'update', actor);
};

/** The rule's answer, once it is known that there is such a record for it: before a single byte of the file is read. */
async function allowed({ store }: Needs, uploaded: Uploaded, actor: Actor, id: string): Promise<Exclude<Verdict, false>> {
  const { resource } = uploaded;
  const verdict = ruleFor(uploaded, actor, id);
  const { records } = await readOne(store, actor, store.find(resource.type), id, { ...defaultReadOptions, include: [] }, verdict);
  return records.length ? verdict : missing('resource.missing');
}

type Stored = {
  readonly request: FastifyRequest;
  readonly id: string;
  readonly verdict: Exclude<Verdict, false>;
  readonly value: Received['value'];
};

/** Writes the value into the record. @returns the address that was there before, and the record's new version */
function set({ store }: Needs, { resource, attribute }: Uploaded, { request, id, verdict, value }: Stored) {
  const server = store.find(resource.type);
  const where = verdict === true ? {} : verdict;
  return write(actOf(request, store), verdict, async (work) => {
    const before = await lockedRecord(work, server, id, where, expectedVersions(request, resource));
    const old = await storedAddress(work.trx, server, id, attribute);
    await updateRecord(work, server, id, { [attribute]: value }, { where, expected: undefined, uploads: 'set' });
    return { old, version: before.version + 1 };
  });
}

async function receive(needs: Needs, uploaded: Uploaded, request: FastifyRequest, actor: Actor) {
  const id = idOf(request);
  const verdict = await allowed(needs, uploaded, actor, id);
  const { field } = uploaded;
  const { most, tooLarge, receive: make } = receiverOf(field);
  const attachment = await attachmentOf(request, most(field), () => tooLarge(field));
  const { stored, bytes, type, value, answer, headers } = await make(attachment, field);
  await needs.files.put(stored, bytes, type);
  const discard = (which: string) =>
    needs.files.remove(which).catch((error: unknown) => request.log.warn({ err: error }, 'a file stays behind'));
  try {
    const { old, version } = await set(needs, uploaded, { request, id, verdict, value });
    const replaced = fileNameAt(old);
    if (replaced) await discard(replaced);
    return { answer, headers: { ...headers, etag: `"${version}"` } };
  } catch (error) {
    // Any other error may have occurred after the commit: the record then uses the file, so the file stays.
    if (error instanceof Refusal) await discard(stored);
    throw error;
  }
}

/** Receives a file that no record holds yet. */
async function receiveWaiting(needs: Needs, request: FastifyRequest, actor: Actor): Promise<AttachedFile> {
  const attachment = await attachmentOf(request, attachedRules.max, () => receiverOf(anyFile).tooLarge(anyFile));
  return keepWaiting(needs, attachment, actor.id);
}

/** Refuses too many uploads of one person in a minute, before the body is read. */
function rateOf(app: FastifyInstance, { config: { rateLimit, processes } }: Needs): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({
    max: Math.ceil(MOST_IN_A_MINUTE / processes),
    keyGenerator: (request) => requireActor(request).actor.id,
  });
  return async (request) => {
    const counted = rateLimit > 0 && (await count(request));
    if (counted && !counted.isAllowed && counted.isExceeded) throw rateLimited(counted.ttl, { connection: 'close' });
  };
}

/** Adds the routes of every upload, on the API's own instance. Nobody's uploads are counted when RATE_LIMIT is 0. */
export async function upload(app: FastifyInstance, needs: Needs): Promise<void> {
  const checkRate = rateOf(app, needs);
  const { processes } = needs.config;
  const places = { image: uploadPlaces(processes, picturePlaces), file: uploadPlaces(processes, filePlaces) };
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', async () => {
      throw new Refusal([{ code: 'upload.invalid', header: 'Content-Type' }]);
    });
    await forms.register(multipart, { throwFileSizeLimit: false });
    forms.post(waitingFilePath, async (request, reply) => {
      const { actor } = requireActor(request);
      await checkRate(request);
      return sendDocument(reply, 201, { meta: { file: await places.file.run(actor.id, () => receiveWaiting(needs, request, actor)) } });
    });
    for (const uploaded of uploadedAttributes) {
      const place = uploaded.field.kind === 'file' ? places.file : places.image;
      forms.post(routePath(uploadPath(uploaded.resource.type, uploaded.attribute)), async (request, reply) => {
        const { actor } = requireActor(request);
        await checkRate(request);
        const { answer, headers } = await place.run(actor.id, () => receive(needs, uploaded, request, actor));
        return 'meta' in answer ? sendDocument(reply, 201, answer, headers) : sendPlain(reply, 201, answer, headers);
      });
    }
  });
}
