/** What the server refused a form for as a whole; a lost network can be tried again as it is. */
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors';
import { PlainAlert } from '#client/ui/PlainAlert';
import { useErrorText } from '#client/ui/useErrorText';

type Props = {
  problem: Problem | undefined;
  /** Said before the reason. */
  title?: string;
  /** What this form says of the problem in its own words, instead of the catalogue's sentence. */
  sentence?: string | undefined;
  onRetry: () => void;
};

export function FormAlert({ problem, title, sentence, onRetry }: Props) {
  const { t } = useTranslation('common');
  const say = useErrorText();
  if (!problem) return null;
  const retry = (problem.code === 'network' || problem.code === 'timeout') && (
    <button type="button" onClick={onRetry}>
      {t('action.retry')}
    </button>
  );
  return (
    <PlainAlert action={retry}>
      {title && <strong>{title} </strong>}
      {sentence ?? say(problem)}
    </PlainAlert>
  );
}
