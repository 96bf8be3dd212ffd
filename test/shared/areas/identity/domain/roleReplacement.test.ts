/** Which role may take the place of one that is deleted, and what each person holds then. Rule: ROL-9. */
import { canReplace, rolesAfter, type ReplacedRole } from '#shared/areas/identity/domain/roleReplacement';

const of = (id: string, scope: string, entity: string | null = null): ReplacedRole => ({ id, scope, entity });
const platform = of('auditor', 'platform');
const everyClients = of('dokter', 'entity');
const own = of('resepsionis', 'entity', 'melati');

test.each<[string, ReplacedRole, ReplacedRole, boolean]>([
  ['one of the platform by another one of it', platform, of('creator', 'platform'), true],
  ['a role by itself', platform, platform, false],
  ['one of the platform by one of clients', platform, everyClients, false],
  ['one of clients by one of the platform', everyClients, platform, false],
  ['a client’s own by one that every client has', own, everyClients, true],
  ['a client’s own by another one of that client', own, of('kepala', 'entity', 'melati'), true],
  ['a client’s own by one of another client', own, of('kepala', 'entity', 'anggrek'), false],
  ['one that every client has by a client’s own', everyClients, own, false],
])('%s', (_, role, other, may) => expect(canReplace(role, other)).toBe(may));

test.each<[string, string[], string[]]>([
  ['the only one', ['a'], ['b']],
  ['the first of two', ['a', 'c'], ['b', 'c']],
  ['the second of two', ['c', 'a'], ['c', 'b']],
  ['beside the new one', ['a', 'b'], ['b']],
  ['after the new one', ['b', 'c', 'a'], ['b', 'c']],
])('given a held role as %s, then its place is taken', (_, held, after) => expect(rolesAfter(held, 'a', 'b')).toEqual(after));
