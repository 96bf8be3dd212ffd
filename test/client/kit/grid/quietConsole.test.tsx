/** A list that is drawn as a table says nothing in the console. */
import { screen } from '@testing-library/react';
import { category, id, openScreen, page } from '../../screens/usman';

test('given a list on a wide screen, then the console stays quiet', async () => {
  const said = [jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')];
  const app = await openScreen('/usman/category-management', { width: 1280 });
  await app.answer('GET', '/categories?', 200, page([category({ id: id(11), name: 'Vitamin' })]));
  await screen.findAllByText('Vitamin');
  expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
});
