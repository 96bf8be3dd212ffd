/** Words of the style guide's page of icons, in English. */
import type id from '../id/galleryIcons';
import type { Translated } from '#client/locales/translated';

export default {
  purpose: 'One set of icons ({{count}} in all), named by what this product uses them for. Strokes of 1.75 pixels, never mixed.',
  contents: { all: 'All icons', sizes: 'Sizes' },
  why: {
    all: 'Search by name, then click to copy the code. An icon goes with words; one that stands alone always has a name for screen readers.',
    sizes: '16 in small buttons and chips, 18 in buttons, 20 in menus, 24 and more in empty states.',
  },
  search: 'Search icons',
  count: '{{count}} icons',
  count_one: '{{count}} icon',
  copy: 'Copy {{name}}',
  copied: '{{name}} copied.',
  failed: 'Could not copy. Write it yourself: {{use}}',
  none: 'No icon is called that',
  noneMessage: 'The names are English, such as “add” or “user”.',
  size: '{{size}} pixels',
} satisfies Translated<typeof id>;
