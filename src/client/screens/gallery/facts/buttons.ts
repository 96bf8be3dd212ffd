/** What is told of the buttons. */
import type { ComponentFacts } from './facts';

const Button: ComponentFacts = {
  component: 'Button',
  from: '@mui/material/Button/Button.d.ts',
  some: true,
  rest: '<button>',
  props: [
    { name: 'variant', type: "'contained' | 'outlined' | 'text'", fallback: "'text'" },
    { name: 'color', type: "'primary' | 'error'", fallback: "'primary'" },
    { name: 'size', type: "'small' | 'medium' | 'large'", fallback: "'medium'" },
    { name: 'startIcon', type: 'ReactNode' },
    { name: 'loading', type: 'boolean', fallback: 'null' },
    { name: 'disabled', type: 'boolean', fallback: 'false' },
  ],
  use: `<Button variant="contained" startIcon={<AddIcon size={18} aria-hidden="true" />} onClick={add}>
  {t('action.add')}
</Button>`,
};

const IconButton: ComponentFacts = {
  component: 'IconButton',
  from: '@mui/material/IconButton/IconButton.d.ts',
  some: true,
  rest: '<button>',
  props: [
    { name: 'size', type: "'small' | 'medium' | 'large'", fallback: "'medium'" },
    { name: 'disabled', type: 'boolean', fallback: 'false' },
  ],
  use: `<IconButton aria-label={t('action.edit')} data-tip={t('action.edit')} onClick={edit}>
  <EditIcon size={20} strokeWidth={1.75} aria-hidden="true" />
</IconButton>`,
};

const ConfirmDialog: ComponentFacts = {
  component: 'ConfirmDialog',
  from: 'ui/ConfirmDialog.tsx',
  props: [
    { name: 'open', type: 'boolean', required: true },
    { name: 'title', type: 'string', required: true },
    { name: 'children', type: 'ReactNode' },
    { name: 'confirm', type: 'string', required: true },
    { name: 'cancel', type: 'string' },
    { name: 'dangerous', type: 'boolean', fallback: 'false' },
    { name: 'typed', type: 'number' },
    { name: 'busy', type: 'boolean', fallback: 'false' },
    { name: 'onConfirm', type: '() => void', required: true },
    { name: 'onCancel', type: '() => void', required: true },
  ],
  use: `<ConfirmDialog
  open={asking}
  title={t('deleteAsk')}
  confirm={t('deleteYes')}
  dangerous
  busy={deleting}
  onConfirm={destroy}
  onCancel={() => setAsking(false)}
>
  {t('deleteExplain', { name })}
</ConfirmDialog>`,
};

const PlainButton: ComponentFacts = {
  component: 'PlainButton',
  from: 'ui/PlainButton.tsx',
  rest: '<button>',
  props: [{ name: 'busy', type: 'boolean', fallback: 'false' }],
  use: `<PlainButton busy={signingIn}>{t('login.submit')}</PlainButton>`,
};

const PlainLink: ComponentFacts = {
  component: 'PlainLink',
  from: 'ui/PlainLink.tsx',
  props: [
    { name: 'to', type: 'string', required: true },
    { name: 'children', type: 'string', required: true },
  ],
  use: `<PlainLink to="/login">{t('toLogin')}</PlainLink>`,
};

const CopyButton: ComponentFacts = {
  component: 'CopyButton',
  from: 'ui/CopyButton.tsx',
  props: [
    { name: 'text', type: 'string', required: true },
    { name: 'label', type: 'string', required: true },
    { name: 'copied', type: 'string', required: true },
    { name: 'failed', type: 'string', required: true },
  ],
  use: `<CopyButton text={link} label={t('copy')} copied={t('copied')} failed={t('copyFailed')} />`,
};

const WhyButton: ComponentFacts = {
  component: 'WhyButton',
  from: 'kit/WhyButton.tsx',
  props: [{ name: 'problem', type: 'Problem', required: true }],
  use: `<ErrorState message={sentence(problem.code, language, problem.meta)} more={<WhyButton problem={problem} />} />`,
};

export const buttonFacts = { Button, IconButton, ConfirmDialog, PlainButton, PlainLink, CopyButton, WhyButton };
