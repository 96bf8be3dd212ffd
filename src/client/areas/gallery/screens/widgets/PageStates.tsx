/** The links to a list's pages: five around the current one, or as many as there are. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GridFooter } from '#client/kit/grid/GridFooter';
import { State, States } from '../Specimen';

const SIZE = 10;

function Footer({ at, total, selected = 0 }: { at: number; total: number; selected?: number }) {
  const [number, setNumber] = useState(at);
  return (
    <GridFooter
      page={{ number, size: SIZE }}
      rows={Math.min(SIZE, total - (number - 1) * SIZE)}
      total={total}
      selected={selected}
      loading={false}
      onPage={setNumber}
    />
  );
}

export function PageStates() {
  const { t } = useTranslation(['galleryWidgets', 'gallery']);
  return (
    <States>
      <State name={t('pages.first')} wide>
        <Footer at={1} total={1284} />
      </State>
      <State name={t('pages.middle')} wide>
        <Footer at={64} total={1284} selected={3} />
      </State>
      <State name={t('pages.last')} wide>
        <Footer at={129} total={1284} />
      </State>
      <State name={t('pages.few')} wide>
        <Footer at={2} total={28} />
      </State>
      <State name={t('gallery:state.empty')} wide>
        <Footer at={1} total={0} />
      </State>
    </States>
  );
}
