/** What the form of a role asks for, and what it shows of a role that the person may only read. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { roleCalled } from '#shared/areas/identity/domain/roleNames';
import type { Role } from '#shared/areas/identity/resources/role';
import type { FormField } from '#client/kit/form/fields';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { useLanguage } from '#client/ui/useLanguage';
import { useManagesAll } from './useManagesAll';
import { AdminMatrix, PermissionMatrix, ShownMatrix } from '../matrix/PermissionMatrix';

/** The fields of a role that the person edits or adds. */
export const useRoleFields = (role: Role | undefined): readonly FormField[] => {
  const { t } = useTranslation('people');
  const texts = useWords(modules.role.resource);
  const system = role?.system ?? false;
  const isAdmin = system && role?.name === 'admin';
  const ofPlatform = useManagesAll();
  return useMemo(
    () => [
      { name: 'name', label: texts.fields.name, help: texts.help.name, locked: system ? t('role.systemName') : undefined },
      { name: 'description', label: texts.fields.description, help: texts.help.description },
      // What a role demands of everybody who holds it is for the platform to say.
      ...(ofPlatform ? [{ name: 'two_step_required', label: texts.fields.two_step_required, help: texts.help.two_step_required }] : []),
      {
        name: 'permissions',
        label: texts.fields.permissions,
        help: isAdmin ? t('matrix.adminKeeps') : undefined,
        module: modules.permission,
        input: isAdmin ? AdminMatrix : PermissionMatrix,
      },
    ],
    [t, texts, system, isAdmin, ofPlatform],
  );
};

/** A role that the person may only read: one that every client has. */
export const useShownFields = ({ name }: Pick<Role, 'name'>): readonly FormField[] => {
  const { t } = useTranslation('people');
  const { fields } = useWords(modules.role.resource);
  const called = roleCalled(name, useLanguage());
  return useMemo(
    () => [
      { name: 'name', label: fields.name, locked: t('role.ofAllClients'), options: { [name]: called } },
      { name: 'description', label: fields.description, locked: '' },
      { name: 'permissions', label: fields.permissions, locked: '', shown: ShownMatrix },
    ],
    [t, fields, name, called],
  );
};
