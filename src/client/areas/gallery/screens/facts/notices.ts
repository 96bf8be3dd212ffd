/** Facts about notifications. */
import type { ComponentFacts } from './facts';

const Notice: ComponentFacts = {
  component: 'Notice',
  from: 'ui/Notice.tsx',
  use: `<Notice type="warning" action={<NoticeAction label={t('action.retry')} onAct={retry} />} onClose={close}>
  {t('notSent')}
</Notice>`,
};

const NoticeAction: ComponentFacts = {
  component: 'NoticeAction',
  from: 'ui/Notice.tsx',
  use: `<NoticeAction label={t('action.undo')} onAct={undo} />`,
};

const PlainAlert: ComponentFacts = {
  component: 'PlainAlert',
  from: 'ui/PlainAlert.tsx',
  use: `<PlainAlert action={<button type="button" onClick={retry}>{t('action.retry')}</button>}>
  {sentence(problem.code, language, problem.meta)}
</PlainAlert>`,
};

const ProgressBar: ComponentFacts = {
  component: 'ProgressBar',
  from: 'ui/ProgressBar.tsx',
  use: `<ProgressBar label={t('exporting')} value={(100 * done) / total} />`,
};

export const noticeFacts = { Notice, NoticeAction, PlainAlert, ProgressBar };
