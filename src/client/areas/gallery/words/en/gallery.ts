/** Words of the style guide's frame, in English. */
import type id from '../id/gallery';

export default {
  contents: 'On this page',
  sample: 'Sample',
  pages: 'Pages of the style guide',
  previous: 'Previous',
  next: 'Next',
  stage: {
    label: 'How {{title}} is shown',
    light: 'Show in light',
    dark: 'Show in dark',
    narrow: 'Show as wide as a phone',
  },
  code: {
    title: 'Usage',
    label: 'How {{name}} is written',
    copy: 'Copy',
    copied: 'Copied',
    failed: 'Could not copy. Select the text and press Ctrl+C.',
  },
  props: {
    title: 'Props of {{name}} ({{count}})',
    of: 'Props of {{name}}',
    name: 'Prop',
    type: 'Type',
    fallback: 'Default',
    meaning: 'Meaning',
    required: 'required',
    rest: 'Also takes every attribute of {{element}}.',
  },
  state: {
    usual: 'Usual',
    hover: 'Hover, or press Tab',
    loading: 'Loading',
    empty: 'Empty',
    refused: 'Refused',
    success: 'Success',
    error: 'Error',
    offline: 'Offline',
    long: 'Long text',
    disabled: 'Disabled',
  },
} satisfies typeof id;
