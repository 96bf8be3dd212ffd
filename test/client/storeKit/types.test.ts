/** @jest-environment node */
/** The types that a screen gets from a declaration: what must not compile stands under @ts-expect-error, and tsc reads it. */
import { modules } from '../modules';
import type { RootState } from '#client/store/index';
import { resources } from '#shared/areas/resources';

const { item, role } = modules;

const state = {} as RootState;

/** Never run: only compiled. */
export const compiled = () => {
  const gauze = item.selectors.byId(state, 'id')!;
  const name: string = gauze.name;
  const status: 'draft' | 'published' | 'archived' = gauze.status;
  const category: string = gauze.category.id;
  // @ts-expect-error no such attribute
  void gauze.price;
  // @ts-expect-error a record is not written to
  gauze.name = 'Bandage';
  // @ts-expect-error a change names the version that it was made from
  item.actions.update({ id: 'id', name });
  // @ts-expect-error not one of the options
  item.actions.update({ id: 'id', version: 1, status: 'lost' });
  // @ts-expect-error the server makes it
  role.actions.update({ id: 'id', version: 1, system: true });
  // @ts-expect-error only four things may follow
  item.actions.get('id', { alert: 'item' });
  // @ts-expect-error either these or all that match
  item.actions.destroyMany({ deletion: 'id' });
  // @ts-expect-error a password is never read
  void modules.user.selectors.byId(state, 'id')!.password;
  return [status, category];
};

test('each declared resource has its module, under its own name', () => {
  const byName = Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, [module.name, module.resource]]));
  expect(byName).toEqual(Object.fromEntries(Object.entries(resources).map(([name, resource]) => [name, [resource.name, resource]])));
});
