/** The rows of the client against those that the server knows. */
import { rows } from '#client/app/routes';
import { frameOf } from '#shared/routes';

test.each(rows.map((row) => [row.path, row] as const))('%s stands in the frame that the server preloads', (_, row) => {
  expect(row.layout).toBe(frameOf(row));
});
