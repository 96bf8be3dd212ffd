/** Opens a letter as it is printed: of a draft as a preview. Rule: LET-1. */
import { useTranslation } from 'react-i18next';
import { letter as declared, type Letter } from '#shared/areas/clinic/resources/letter';
import { PaperButton } from '../PaperButton';

export function LetterButton({ letter: { id, language, number, status } }: { letter: Letter }) {
  const { t } = useTranslation('letters');
  const isSigned = status === 'signed';
  return (
    <PaperButton
      resource={declared}
      id={id}
      language={language}
      number={number ?? 'draf'}
      label={t(isSigned ? 'print' : 'preview')}
      isNext={isSigned}
    />
  );
}
