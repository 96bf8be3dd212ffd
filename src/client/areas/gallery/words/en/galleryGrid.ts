/** Words of the style guide's page of the layout, in English. */
import type id from '../id/galleryGrid';

export default {
  purpose: 'From a phone of 390 pixels to two monitors: where the page changes, and how far its parts stand apart.',
  contents: { breakpoints: 'Breakpoints', spacing: 'Spacing', widths: 'Greatest widths', columns: 'Columns', form: 'Form' },
  why: {
    breakpoints:
      'Below {{breakpoint}} pixels the sidebar is a drawer. An opened rail waits {{delay}} milliseconds after the mouse has left. Change the window’s width, and the mark moves along.',
    spacing: 'Every distance is a multiple of 4: small ones for what belongs together, 16 and more between parts.',
    widths: 'Tables take all the width. Forms and text stop before the eye tires.',
    columns:
      'Columns go by their own room rather than the screen’s: cards of equal width, and an aside that moves below where it is narrow.',
    form: 'Corners, shadow and row heights are the same all over the product.',
  },
  columns: { key: 'Name', from: 'From', what: 'What changes', here: 'Your window' },
  what: {
    xs: 'Phones: the main action in a bar at the foot, rows of a table as cards.',
    sm: 'Wide phones and tablets: the action is back in the page’s head, rows are a table.',
    md: 'Tablets on their side: content and aside side by side.',
    lg: 'From {{breakpoint}} pixels the sidebar stays.',
    xl: 'Wide monitors: the content stays in view, tables grow.',
  },
  pixels: '{{count}} pixels',
  here: 'Here',
  width: {
    full: 'Tables: as wide as the page',
    page: 'Dashboard and guide: 1280 pixels',
    form: 'Forms: 760 pixels',
    words: 'Text: 70 characters',
  },
  column: { fit: 'Equally wide, as many as fit', card: 'Card {{number}}', aside: 'Two to one', main: 'Main content', side: 'Aside' },
  form: {
    radius: 'Corners of {{radius}} pixels',
    field: 'Fields, buttons, boxes',
    shadow: 'One shadow',
    over: 'Only for what floats',
    comfortable: 'Comfortable: rows of {{height}} pixels',
    compact: 'Compact: rows of {{height}} pixels',
    row: 'Sterile gauze 16 × 16',
  },
} satisfies typeof id;
