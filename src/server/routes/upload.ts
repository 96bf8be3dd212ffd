/** Pictures: POST /uploads/{type}/{id}/{attribute} for each attribute that a declaration calls a picture. Rule: ITM-8. */
import { randomBytes } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, Verdict } from '#shared/access';
import { user } from '#shared/resources/user';
import { fileAddress, fileNameAt } from '../files/address';
import { pictureType, redraw } from '../files/picture';
import type { Config } from '../config';
import type { FileStore } from '../files/store';
import { uploadPlaces } from '../files/uploadPlaces';
import { signedIn } from '../http/actor';
import { attachmentOf, multipartLimits } from '../http/attachment';
import { expectedVersions } from '../http/conditions';
import { Refusal, tooMany } from '../refusal';
import { sendPlain } from '../http/plainAnswers';
import { defaultReadOptions, readOne } from '../repository/read';
import type { Store } from '../repository/store';
import { locked, updateRecord } from '../repository/update';
import { write } from '../repository/write';
import { ownAttributes } from './me';
import { pictures, uploadPath, type Picture } from '../files/pictures';
import { actOf, authorise, idOf, missing } from './routeSteps';

type Needs = { store: Store; files: FileStore; config: Pick<Config, 'rateLimit' | 'processes'> };

/** Pictures of one person in a minute: far more than anyone sends by hand. */
const MOST_IN_A_MINUTE = 60;

/** Whoever may change the record; and everyone their own picture, as with PATCH /me. */
const ruleFor = ({ resource, attribute }: Picture, actor: Actor, id: string): Exclude<Verdict, false> => {
  const own = resource.name === user.name && id === actor.id && ownAttributes.includes(attribute);
  return own ? { id } : authorise(resource, 'update', actor);
};

/** The rule's answer, once it is known that there is such a record for it: before a single byte of the file is read. */
async function allowed({ store }: Needs, picture: Picture, actor: Actor, id: string): Promise<Exclude<Verdict, false>> {
  const verdict = ruleFor(picture, actor, id);
  const { records } = await readOne(store, actor, store.find(picture.resource.type), id, { ...defaultReadOptions, include: [] }, verdict);
  return records.length ? verdict : missing('resource.missing');
}

/** Writes the address into the record. @returns the address that was there before, and the record's new version */
function set({ store }: Needs, picture: Picture, request: FastifyRequest, id: string, verdict: Exclude<Verdict, false>, address: string) {
  const server = store.find(picture.resource.type);
  const where = verdict === true ? {} : verdict;
  return write(actOf(request, store), verdict, async (work) => {
    const before = await locked(work, server, id, where, expectedVersions(request));
    await updateRecord(work, server, id, { [picture.attribute]: address }, { where, expected: undefined, pictures: 'set' });
    return { old: before[picture.attribute], version: before.version + 1 };
  });
}

async function receive(needs: Needs, picture: Picture, request: FastifyRequest, actor: Actor) {
  const id = idOf(request);
  const verdict = await allowed(needs, picture, actor, id);
  const bytes = await redraw(await attachmentOf(request));
  const name = `${randomBytes(16).toString('hex')}.${pictureType.extension}`;
  await needs.files.put(name, bytes, pictureType.type);
  const discard = (which: string) =>
    needs.files.remove(which).catch((error: unknown) => request.log.warn({ err: error }, 'a file stays behind'));
  try {
    const { old, version } = await set(needs, picture, request, id, verdict, fileAddress(name));
    const replaced = fileNameAt(old);
    if (replaced) await discard(replaced);
    return { url: fileAddress(name), version };
  } catch (error) {
    // Any other error may have occurred after the commit: the record then uses the file, so the file stays.
    if (error instanceof Refusal) await discard(name);
    throw error;
  }
}

/** Refuses too many uploads of one person in a minute, before the body is read. */
function rateOf(app: FastifyInstance, { config: { rateLimit, processes } }: Needs): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({
    max: Math.ceil(MOST_IN_A_MINUTE / processes),
    keyGenerator: (request) => signedIn(request).actor.id,
  });
  return async (request) => {
    const counted = rateLimit > 0 && (await count(request));
    if (counted && !counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl, { connection: 'close' });
  };
}

/** Adds the routes of every picture, on the API's own instance. Nobody's pictures are counted when RATE_LIMIT is 0. */
export async function upload(app: FastifyInstance, needs: Needs): Promise<void> {
  const checkRate = rateOf(app, needs);
  const places = uploadPlaces(needs.config.processes);
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', async () => {
      throw new Refusal([{ code: 'upload.invalid', header: 'Content-Type' }]);
    });
    await forms.register(multipart, { limits: multipartLimits, throwFileSizeLimit: false });
    for (const picture of pictures) {
      forms.post(uploadPath(picture.resource, picture.attribute), async (request, reply) => {
        const { actor } = signedIn(request);
        await checkRate(request);
        const { url, version } = await places.run(actor.id, () => receive(needs, picture, request, actor));
        return sendPlain(reply, 201, { url }, { location: url, etag: `"${version}"` });
      });
    }
  });
}
