/** The form of packages: with the modules that a package sells beneath it. Rules: CAT-1, CAT-2. */
import { useParams } from 'react-router';
import { ManagedForm } from '#client/kit/form/ManagedForm';
import { useCan } from '#client/store/access';
import * as modules from '../../modules';
import { useHistory } from '#client/kit/history/history';
import { pathsOf } from '#client/kit/resource/paths';
import { useDeclaredForm } from '#client/kit/resource/useDeclaredForm';
import { PackageModules } from './PackageModules';

export function PackageForm() {
  const { id } = useParams();
  const { words, fields } = useDeclaredForm('package');
  const seesModules = useCan('module', 'list');
  return (
    <>
      <ManagedForm
        module={modules.package}
        id={id}
        history={useHistory()}
        words={words.form}
        fields={fields}
        list={pathsOf('package').list}
      />
      {id !== undefined && seesModules && <PackageModules key={id} id={id} />}
    </>
  );
}
