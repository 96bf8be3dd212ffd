/** Reports a problem from a page that failed, which stands in no frame: the dialog brings what it needs of Material. Rule: TKT-15. */
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../ui/lazyPart';
import { useOpened } from '../../ui/prefetch';

const ErrorReport = part(() =>
  import(/* webpackChunkName: "error-report" */ './ErrorReport').then((chunk) => ({ default: chunk.ErrorReport })),
);

export function ReportButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useOpened(isOpen);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t('chrome.reportProblem')}
      </button>
      <Suspense fallback={null}>{wasOpened && <ErrorReport open={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
