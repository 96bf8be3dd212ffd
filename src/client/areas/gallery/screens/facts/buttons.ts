/** Facts about the buttons. */
import type { ComponentFacts } from './facts';

const Button: ComponentFacts = {
  component: 'Button',
  from: '@mui/material/Button/Button.d.ts',
  only: ['variant', 'color', 'size', 'startIcon', 'loading', 'disabled'],
  rest: '<button>',
  use: `<Button variant="contained" startIcon={<AddIcon size={18} aria-hidden="true" />} onClick={add}>
  {t('action.add')}
</Button>`,
};

const IconButton: ComponentFacts = {
  component: 'IconButton',
  from: '@mui/material/IconButton/IconButton.d.ts',
  only: ['size', 'disabled'],
  rest: '<button>',
  use: `<IconButton aria-label={t('action.edit')} data-tip={t('action.edit')} onClick={edit}>
  <EditIcon size={20} strokeWidth={1.75} aria-hidden="true" />
</IconButton>`,
};

const ConfirmDialog: ComponentFacts = {
  component: 'ConfirmDialog',
  from: 'ui/ConfirmDialog.tsx',
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
  use: `<PlainButton busy={signingIn}>{t('login.submit')}</PlainButton>`,
};

const PlainLink: ComponentFacts = {
  component: 'PlainLink',
  from: 'ui/PlainLink.tsx',
  use: `<PlainLink to="/login">{t('toLogin')}</PlainLink>`,
};

const CopyButton: ComponentFacts = {
  component: 'CopyButton',
  from: 'ui/CopyButton.tsx',
  use: `<CopyButton text={link} label={t('copy')} copied={t('copied')} failed={t('copyFailed')} />`,
};

const WhyButton: ComponentFacts = {
  component: 'WhyButton',
  from: 'kit/WhyButton.tsx',
  use: `<ErrorState message={sentence(problem.code, language, problem.meta)} more={<WhyButton problem={problem} />} />`,
};

export const buttonFacts = { Button, IconButton, ConfirmDialog, PlainButton, PlainLink, CopyButton, WhyButton };
