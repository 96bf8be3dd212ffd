/** What the props of each component mean, for the style guide, in English. */
import type id from '../id/galleryProps';

export default {
  Button: {
    variant: 'Its rank: main, other choice or quiet.',
    color: 'Red only for what is dangerous.',
    size: '32, 40 or 48 pixels high.',
    startIcon: 'An icon before the word.',
    loading: 'It is working: shows so, and can’t be pressed.',
    disabled: 'Can’t be pressed yet.',
  },
  IconButton: { size: 'The area that can be touched.', disabled: 'Can’t be pressed yet.' },
  ConfirmDialog: {
    open: 'Whether the question is asked.',
    title: 'The question.',
    children: 'What follows from yes.',
    confirm: 'The verb of yes.',
    cancel: 'The word of no; “Cancel” unless given.',
    dangerous: 'Can’t be taken back lightly: yes is red, and no has the focus.',
    busy: 'The answer is being carried out; the dialog can’t be closed.',
    onConfirm: 'Called on yes.',
    onCancel: 'Called on no, on Escape and on a click outside.',
  },
  PlainButton: { busy: 'It is working: can’t be pressed twice.' },
  PlainLink: { to: 'Where it leads.', children: 'The words of the link.' },
  CopyButton: {
    text: 'What is copied.',
    label: 'The word on the button.',
    copied: 'What it says once it is done.',
    failed: 'What it says where the browser doesn’t allow it.',
  },
  WhyButton: { problem: 'The server’s refusal; the button shows only where a permission was missing.' },
} satisfies typeof id;
