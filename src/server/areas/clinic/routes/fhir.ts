/** A visit that ended as a file of FHIR R4, and a link to it. Each file that leaves is noted as an export of the patient's record. Rules: FHIR-1, PAT-11. */
import { Readable } from 'node:stream';
import type { Actor, Verdict } from '#shared/access';
import { fhirEndpoints, fhirFile } from '#shared/areas/clinic/endpoints/fhir';
import { treatment } from '#shared/areas/clinic/resources/treatment';
import { visit } from '#shared/areas/clinic/resources/visit';
import { resources } from '#shared/areas/resources';
import type { FileLinks, LinkedFile } from '#server/files/links';
import { privateFile } from '#server/http/disposition';
import { Refusal } from '#server/refusal';
import { defaultReadOptions, readOne } from '#server/repository/read';
import { noteReading } from '#server/repository/readings';
import type { Store } from '#server/repository/store';
import type { Handlers } from '#server/routes/endpoints';
import { sendFileLink } from '#server/routes/fileLinkAnswer';
import { authorise, missing } from '#server/routes/routeSteps';
import { missingOf } from '../fhir/missing';
import { readVisit, type ReadVisit } from '../fhir/readVisit';
import { visitBundle } from '../fhir/visitBundle';

/** Somebody who may read visits, and which of them. */
type Reader = { readonly actor: Actor; readonly verdict: Exclude<Verdict, false> };

/** Leaves the treatments out for people who may not list them, as in a clinic without that module. @throws Refusal `resource.missing`; `fhir.…` for all that the visit lacks */
const readyVisit = async (store: Store, { actor, verdict }: Reader, id: string): Promise<ReadVisit> => {
  const { records } = await readOne(store, actor, store.find(visit.type), id, { ...defaultReadOptions, include: [] }, verdict);
  const found = await readVisit(store, records[0] ?? missing('resource.missing'));
  const lacks = missingOf(found.facts);
  if (lacks.length) throw new Refusal(lacks);
  const mayTreatments = treatment.access.list!(actor) !== false;
  return mayTreatments ? found : { ...found, facts: { ...found.facts, treatments: [] } };
};

type Log = Parameters<typeof noteReading>[3];

const fileOf = async (store: Store, reader: Reader, id: string, log: Log) => {
  const { facts, patient } = await readyVisit(store, reader, id);
  noteReading(store, reader.actor, [patient], log, 'exported');
  const bytes = Buffer.from(`${JSON.stringify(visitBundle(facts), null, 1)}\n`);
  return { bytes, headers: privateFile({ name: `visit-${id}.fhir.json`, size: bytes.length }) };
};

/** Checks that the person may read everything in the file; returns which visits they may read. @throws Refusal `access.denied` */
const readerOf = (actor: Actor): Reader => {
  const verdicts = fhirEndpoints.visitFhir.who.rights.map(([name, verb]) => authorise(resources[name], verb, actor));
  return { actor, verdict: verdicts.at(-1)! };
};

/** What a link to such a file opens: undefined for a link to something else. The right to it is asked for once more. */
export const linkedFhir = (
  { store, log }: { readonly store: Store; readonly log: Log },
  actor: Actor,
  { type, id, attribute }: LinkedFile,
) =>
  type === fhirFile.type && attribute === fhirFile.field
    ? fileOf(store, readerOf(actor), id, log).then(({ bytes, headers }) => ({
        file: { stream: Readable.from([bytes]), size: bytes.length },
        type: fhirFile.mediaType,
        headers,
      }))
    : undefined;

export const visitFhirs = ({
  store,
  links,
}: {
  readonly store: Store;
  readonly links: FileLinks;
}): Handlers<'visitFhir' | 'visitFhirLink'> => ({
  visitFhir: async ({ request, reply, actor, verdict, id }) => {
    const { bytes, headers } = await fileOf(store, { actor, verdict }, id, request.log);
    return reply.headers(headers).type(fhirFile.mediaType).send(bytes);
  },
  visitFhirLink: async ({ reply, actor, verdict, id }) => {
    await readyVisit(store, { actor, verdict }, id);
    const { type, field: attribute } = fhirFile;
    return sendFileLink(reply, links.seal({ type, attribute, id, address: '' }, actor.id, store.clock()));
  },
});
