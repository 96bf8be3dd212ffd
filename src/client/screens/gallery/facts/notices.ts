/** What is told of notifications. */
import type { ComponentFacts } from './facts';

const Notice: ComponentFacts = {
  component: 'Notice',
  from: 'ui/Notice.tsx',
  props: [
    { name: 'type', type: 'NoticeType', fallback: "'default'" },
    { name: 'children', type: 'ReactNode', required: true },
    { name: 'action', type: 'ReactNode' },
    { name: 'onClose', type: '(() => void)' },
    { name: 'timeout', type: 'number | null', fallback: 'notice.timeout' },
  ],
  use: `<Notice type="warning" action={<NoticeAction label={t('action.retry')} onAct={retry} />} onClose={close}>
  {t('notSent')}
</Notice>`,
};

const NoticeAction: ComponentFacts = {
  component: 'NoticeAction',
  from: 'ui/Notice.tsx',
  props: [
    { name: 'label', type: 'string', required: true },
    { name: 'onAct', type: '() => void', required: true },
  ],
  use: `<NoticeAction label={t('action.undo')} onAct={undo} />`,
};

const PlainAlert: ComponentFacts = {
  component: 'PlainAlert',
  from: 'ui/PlainAlert.tsx',
  props: [
    { name: 'children', type: 'ReactNode', required: true },
    { name: 'action', type: 'ReactNode' },
    { name: 'tone', type: "'danger' | 'info'", fallback: "'danger'" },
  ],
  use: `<PlainAlert action={<button type="button" onClick={retry}>{t('action.retry')}</button>}>
  {sentence(problem.code, language, problem.meta)}
</PlainAlert>`,
};

const ProgressBar: ComponentFacts = {
  component: 'ProgressBar',
  from: 'ui/ProgressBar.tsx',
  props: [
    { name: 'label', type: 'string', required: true },
    { name: 'value', type: 'number', required: true },
  ],
  use: `<ProgressBar label={t('exporting')} value={(100 * done) / total} />`,
};

export const noticeFacts = { Notice, NoticeAction, PlainAlert, ProgressBar };
