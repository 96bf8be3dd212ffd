/** The list of ICD codes: a clinic marks favourites and notes its own words in place; the platform's people import the whole list. Rule: ICD-7. */
import Button from '@mui/material/Button';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { icdCode, type IcdCode } from '#shared/areas/clinic/resources/icdCode';
import { title, words } from '#client/kit/grid/columns';
import type { OwnColumns } from '#client/kit/grid/declaredColumns';
import { ResourceList } from '#client/kit/resource/ResourceList';
import { pathsOf } from '#client/kit/resource/paths';
import { useWords } from '#client/kit/useWords';
import type { Row } from '#client/services/serviceResults';
import { useCan } from '#client/store/access';
import { part } from '#client/ui/lazyPart';
import { useLanguage } from '#client/ui/useLanguage';
import { FavouriteStar } from './FavouriteStar';
import css from './icd.module.css';
import { namesIn } from './Names';
import { useNotes, useNoting } from './useNotes';

// With dialogs in its own script, the list would take them out of the one that all forms share.
const TermsDialog = part(() =>
  import(/* webpackChunkName: "icd-terms" */ './TermsDialog').then((chunk) => ({ default: chunk.TermsDialog })),
);

const codeOf = (row: Row) => row as unknown as IcdCode;

/** The columns that are only read: the name in the person's language comes first, then the other one. */
const useNames = (): OwnColumns => {
  const { columns, choices } = useWords(icdCode);
  const { t } = useTranslation('icd');
  const language = useLanguage();
  return useMemo(() => {
    const other = (row: Row) => namesIn(codeOf(row), language)[1];
    const own = language === 'en' ? columns.title_en : columns.title_id;
    return {
      code: words({ field: 'code', label: columns.code, width: 84, grow: 0 }),
      title_id: { ...title({ field: 'title_id', label: own, width: 190 }), text: (row: Row) => namesIn(codeOf(row), language)[0] },
      title_en: {
        ...words({ field: 'title_en', label: t('otherName'), width: 150, grow: 1 }),
        cell: (row: Row) => <span className={css.cut}>{other(row)}</span>,
        text: other,
      },
      chapter: words({ field: 'chapter', label: columns.chapter, options: choices.chapter, width: 130, grow: 1 }),
    };
  }, [columns, choices, t, language]);
};

/** The list of the platform's people, who note nothing. */
function CatalogueList() {
  const { t } = useTranslation('icd');
  const names = useNames();
  const own = useMemo(() => ({ ...names, favourite: null, hidden: null, terms: null, uses: null }), [names]);
  const more = useCan('icdCode', 'add') && (
    <Button variant="outlined" component={Link} to={`${pathsOf('icdCode').list}/import`}>
      {t('importCsv')}
    </Button>
  );
  return <ResourceList name="icdCode" own={own} more={more} />;
}

function ClinicList() {
  const { t } = useTranslation('icd');
  const { columns } = useWords(icdCode);
  const language = useLanguage();
  const names = useNames();
  const notes = useNotes();
  const note = useNoting(notes);
  const [opened, setOpened] = useState<IcdCode | null>(null);
  const own = useMemo(
    () => ({
      ...names,
      favourite: {
        ...words({ field: 'favourite', label: columns.favourite, width: 84, grow: 0 }),
        cell: (row: Row) => {
          const { code } = codeOf(row);
          return (
            <FavouriteStar code={code} favourite={notes.get(code)?.favourite ?? false} onPress={(favourite) => note(code, { favourite })} />
          );
        },
      },
      terms: {
        ...words({ field: 'terms', label: columns.terms, width: 150, grow: 1 }),
        cell: (row: Row) => {
          const noted = notes.get(codeOf(row).code);
          return (
            <button type="button" className={css.terms} onClick={() => setOpened(codeOf(row))}>
              {[noted?.hidden && t('isHidden'), noted?.terms].filter(Boolean).join(' · ') || t('addTerms')}
            </button>
          );
        },
      },
      hidden: null,
    }),
    [names, columns, notes, note, t],
  );
  const more = useCan('visitDiagnosis', 'list') && (
    <Button variant="outlined" component={Link} to={`${pathsOf('icdCode').list}/top-new-cases`}>
      {t('top')}
    </Button>
  );
  return (
    <>
      <ResourceList name="icdCode" own={own} more={more} />
      {opened && (
        <Suspense>
          <TermsDialog
            code={opened.code}
            name={namesIn(opened, language)[0]}
            noted={notes.get(opened.code)}
            onSave={(noted) => note(opened.code, noted, { notify: 'icd:saved' })}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

export function IcdCodeList() {
  return useCan('icdTerm', 'list') ? <ClinicList /> : <CatalogueList />;
}
