/** The form that adds or edits an item. */
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ManagedForm } from '../../kit/form/ManagedForm';
import { modules } from '../../store/modules';
import { useItemFields } from './fields';
import { useHistory } from '../audit/history';
import { paths } from './paths';

export function ItemForm() {
  const { t } = useTranslation('usman');
  const { id } = useParams();
  return (
    <ManagedForm
      module={modules.item}
      id={id}
      history={useHistory()}
      words={t('item.form', { returnObjects: true })}
      fields={useItemFields()}
      list={paths.item.list}
    />
  );
}
