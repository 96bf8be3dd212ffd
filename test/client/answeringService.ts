/** A service of a resource for tests of its saga: it answers all verbs in one line. */
import type { Exchange, Outcome, Service, Answers, Verb } from '#client/services/serviceResults';
import { resources, type Resources } from '#shared/areas/resources';
import type { Problem } from '#shared/errors';

/** The record that each verb answers; its state before and after a command is `draft` and `active`. */
type Record = { readonly id: string; readonly version: number; readonly [name: string]: unknown };

/** What every answer says of its call. */
export const exchange: Exchange = { method: 'GET', path: '/api/v1/records', status: 200, document: null };

/**
 * @param name of the resource
 * @param record what each verb answers at once
 * @param refusal what each verb answers instead
 */
export function answeringService<N extends keyof Resources>(name: N, record: Record, refusal?: Problem): Service<Resources[N]> {
  const { id } = record;
  const records = { [resources[name].type]: [record] };
  const one = { id, records };
  const bulk = { bulk: 'bulk', results: [{ id, from: 'draft', to: 'active' }] };
  const answers: Answers = {
    list: { ids: [id], total: 1, records },
    get: one,
    add: one,
    update: one,
    destroy: { ids: [id] },
    destroyMany: { ids: [id], count: 1, refused: [] },
    restore: { records: {} },
    upload: { id, field: 'image', value: '/x' },
    run: one,
    preview: { id, preview: { version: record.version, from: 'draft', to: 'active', changes: [] } },
    runMany: bulk,
    previewMany: bulk,
  };
  const verbs = Object.keys(answers) as Verb[];
  const answer = async (verb: Verb): Promise<Outcome<Answers[Verb]>> =>
    refusal ? { errors: [refusal], exchange } : { answer: answers[verb], exchange };
  return Object.fromEntries(verbs.map((verb) => [verb, () => answer(verb)])) as unknown as Service<Resources[N]>;
}
