/** What is sold: items, and the packages and modules that clients subscribe to. */
import { category } from './resources/category';
import { item } from './resources/item';
import { modul } from './resources/module';
import { pack } from './resources/package';
import { tag } from './resources/tag';

export const catalogue = {
  category,
  item,
  tag,
  package: pack,
  module: modul,
};
