/** OpenAPI of the registry's endpoints: what their rows tell, and what a person adds in words. */
import type { Endpoint } from '#shared/endpoints/endpoint';
import { endpoints, type EndpointName } from '#shared/endpoints/all';
import { reportEndpoints } from '#shared/endpoints/reports';
import type { ErrorCode } from '#shared/errors';
import type { Resource } from '#shared/kit/resource';
import { reportNames } from '#shared/areas/reports/reports';
import { resources } from '#shared/areas/resources';
import { accessDescriptions } from './access';
import { accountDescriptions } from './account';
import { bookingDescriptions } from './bookings';
import { fhirDescriptions } from './fhir';
import { icdDescriptions } from './icd';
import { kioskDescriptions } from './kiosks';
import { answer, asked, idIn, jsonBody, open, refusals, type Description, type Operation } from './operations';
import { inboundMailDescriptions } from './inboundMail';
import { clientExportDescriptions } from './clientExports';
import { liveDescriptions } from './live';
import { referenceDescriptions } from './reference';
import { shown } from './recordParts';
import { reportDescription } from './reports';
import { fieldSchema, inputSchema } from './schemas';
import { signInDescriptions } from './signIn';
import { paymentDescriptions } from './payments';
import { subscriptionDescriptions } from './subscriptions';
import { tariffDescriptions } from './tariffs';
import { ticketSessionDescriptions } from './ticketSessions';
import { waitingScreenDescriptions } from './waitingScreens';

const descriptions: Readonly<Record<EndpointName, Description>> = {
  ...signInDescriptions,
  ...waitingScreenDescriptions,
  ...bookingDescriptions,
  ...icdDescriptions,
  ...tariffDescriptions,
  ...fhirDescriptions,
  ...kioskDescriptions,
  ...accountDescriptions,
  ...accessDescriptions,
  ...referenceDescriptions,
  ...subscriptionDescriptions,
  ...paymentDescriptions,
  ...liveDescriptions,
  ...inboundMailDescriptions,
  ...clientExportDescriptions,
  ...ticketSessionDescriptions,
};

/** Refusals that follow from who may call. */
const refusedCallers = ({ who, method }: Endpoint): ErrorCode[] => {
  if (who === 'anyone') return [];
  const session: ErrorCode[] = ['session.missing', 'session.expired'];
  if (who === 'always') return session;
  if (who === 'own') return method === 'GET' ? session : [...session, 'view_as.read_only'];
  const restricted: ErrorCode[] = method === 'GET' ? [] : ['account.unverified', 'view_as.read_only'];
  return [...session, ...(who === 'signedIn' ? [] : (['access.denied'] as const)), 'two_step.set_up_first', ...restricted];
};

/** Refusals that follow from what it takes. */
const refusedRequests = ({ path, input, change, query, record }: Endpoint): ErrorCode[] => [
  ...(path.includes('{') ? (['resource.missing'] as const) : []),
  'query.unknown',
  ...(query || record ? (['query.invalid'] as const) : []),
  ...(input || change
    ? (['media_type.unsupported', 'body.too_large', 'document.invalid', 'type.mismatch', 'unknown_field', 'required'] as const)
    : []),
  'rate.limited',
];

const parametersOf = ({ query = {}, record }: Endpoint, meanings: Readonly<Record<string, string>>): Operation[] => [
  ...Object.entries(query).map(([name, field]) => ({ ...asked(name, fieldSchema(field), meanings[name]), required: field.required })),
  ...(record ? shown(resources[record]) : []),
];

const operationOf = (row: Endpoint, { tag = 'session', summary, body, parameters = {}, ...described }: Description): Operation => {
  const [status, means, schema, type] = described.answer ?? [204, 'Done.'];
  const taken = parametersOf(row, parameters);
  const document = body ?? (row.input && inputSchema(row.input as Resource));
  const codes = new Set([...(row.isFile ? [] : [...refusedCallers(row), ...refusedRequests(row)]), ...(described.refusals ?? [])]);
  return {
    ...(row.who === 'anyone' && open),
    tags: [tag],
    summary,
    ...(taken.length && { parameters: taken }),
    ...(document && { requestBody: jsonBody(document) }),
    responses: { [status]: answer(means, schema, type), ...refusals(...codes) },
  };
};

const described: readonly (readonly [Endpoint, Description])[] = [
  ...Object.entries<Endpoint>(endpoints).map(([name, row]) => [row, descriptions[name as EndpointName]] as const),
  ...reportNames.map((name) => [reportEndpoints[name], reportDescription(name)] as const),
];

/** Paths under the API's root. */
export const endpointPaths = (): Record<string, Operation> => {
  const paths: Record<string, Operation> = {};
  for (const [row, description] of described) {
    const varying = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => idIn(parameter!));
    const operation = operationOf(row, description);
    paths[row.path] = { ...paths[row.path], ...(varying.length && { parameters: varying }), [row.method.toLowerCase()]: operation };
  }
  return paths;
};
