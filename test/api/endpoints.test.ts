/** What the registry of endpoints promises of every row: a handler, a query that is checked, a place in the description. */
import type { Endpoint } from '#shared/endpoints/endpoint';
import { endpoints } from '#shared/endpoints/all';
import { reportEndpoints } from '#shared/endpoints/reports';
import type { Handlers } from '#server/routes/endpoints';
import { endpointPaths } from '#server/routes/openapi/endpoints';
import { clinicOf } from '../build/records';
import { routesOf } from '../build/routes';
import { errorsIn, startTestApi, type Caller, type TestApi } from './testApi';

const ID = '018f6b1c-0000-7000-8000-000000000001';

let world: TestApi;
let owner: Caller;
beforeAll(async () => {
  world = await startTestApi();
  ({ call: owner } = await clinicOf(world.as('admin')));
});
afterAll(() => world.close());

const rows = Object.entries<Endpoint>({ ...endpoints, ...reportEndpoints });

test('every row is a route, and described under its own address', () => {
  const names = rows.map(([, { method, path }]) => `${method} ${path}`).sort();
  const served = routesOf(world.app).map(({ method, path }) => `${method} ${path}`);
  expect(names.filter((name) => !served.includes(name))).toEqual([]);
  const described = Object.entries(endpointPaths()).flatMap(([path, item]) =>
    Object.keys(item).flatMap((method) => (method === 'parameters' ? [] : [`${method.toUpperCase()} ${path}`])),
  );
  expect(described.sort()).toEqual(names);
});

test.each(rows.filter(([, { isFile }]) => !isFile))(
  '%s refuses a parameter that it does not take, by name',
  async (_, { method, path }) => {
    const ask = (call: Caller) => call(method, `${path.replace('{id}', ID)}?colour=red`);
    const first = await ask(world.as('admin'));
    // What only a clinic's own people may read.
    const answer = first.status === 403 ? await ask(owner) : first;
    expect([answer.status, errorsIn(answer).filter((error) => error.includes('colour'))]).toEqual([400, ['query.unknown colour']]);
  },
);

test('a row without a handler does not compile', () => {
  // @ts-expect-error none of the endpoints has one
  const none: Handlers = {};
  expect(none).toEqual({});
});
