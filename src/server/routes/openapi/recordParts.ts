/** Parts of operations about records: their headers, their document and the parameters that choose what of them is answered. */
import type { Resource } from '#shared/kit/resource';
import { asked, type Operation } from './operations';
import { ref, titleOf, type Schema } from './schemas';

const header = (name: string, description: string): Operation => ({ name, in: 'header', description, schema: { type: 'string' } });

/** The version of a change, in a header. */
export const ifMatch = ({ demandsVersion }: Resource): Operation => {
  const either = header('If-Match', 'The ETag that the change was made from; or send `meta.version`.');
  return demandsVersion ? { ...either, description: `${either['description'] as string} One of the two is needed.` } : either;
};

/** What a change is refused with because of its version. */
export const versionRefusals = ({ demandsVersion }: Resource) =>
  demandsVersion ? (['version.stale', 'version.required'] as const) : (['version.stale'] as const);

export const idempotencyKey = header('Idempotency-Key', 'The same key gives the same answer, and writes once.');

/** The document of one record. */
export const one = (resource: Resource): Schema => ({
  type: 'object',
  required: ['data'],
  properties: { data: ref(titleOf(resource)), included: ref('Included'), links: ref('Links') },
});

/** Parameters that choose what of a record is answered. */
export const shown = (resource: Resource, include: readonly string[] = resource.include): Operation[] => [
  asked('include', { type: 'string' }, `Relations to answer along; ${include.join(',') || 'none'} when not said.`),
  asked(`fields[${resource.type}]`, { type: 'string' }, 'Only these attributes and relations.'),
];
