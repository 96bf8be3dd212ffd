/** The pages that describe their module, by the names of their rows: what each is called, is drawn with, and leads to. */
import { createElement, type ComponentType } from 'react';
import type { NoUse } from '#shared/areas/clients/domain/canUse';
import type { Feature } from '#shared/domain/features';
import type { RouteRow } from '#shared/routes/row';
import { pathsOf } from '#client/kit/resource/paths';
import { ModulePage } from './ModulePage';
import type { ModulePageProps, PageName } from './modulePageProps';
import { ReadOnlyPage } from './ReadOnlyPage';

type Row = Omit<ModulePageProps, 'name' | 'feature'>;

const rows: Record<PageName, Row> = {
  team: { title: 'page.team', motif: 'people' },
  admission: { title: 'page.admission', motif: 'bed' },
  bed: { title: 'page.bed', motif: 'bed' },
  radiology: { title: 'page.radiology', motif: 'scan' },
  laboratory: { title: 'page.laboratory', motif: 'tubes' },
  pharmacy: { title: 'page.pharmacy', motif: 'pills' },
  icd: { title: 'page.icd', motif: 'paper' },
  stockEntry: { title: 'page.stockEntry', motif: 'shelf' },
  supplier: { title: 'page.supplier', motif: 'shelf' },
  warehouse: { title: 'page.warehouse', motif: 'shelf' },
  product: { title: 'page.product', motif: 'pills' },
  clinicServices: { title: 'page.clinicServices', motif: 'paper' },
  treatment: { title: 'page.treatment', motif: 'scan' },
};

const made = new Map<string, ComponentType>();

const screen = (name: PageName, feature: Feature): ComponentType => {
  const known = made.get(name) ?? (() => createElement(ModulePage, { name, feature, ...rows[name] }));
  made.set(name, known);
  return known;
};

/** The screen of a page that only describes what it will do; the same component each time. */
export const pageOf = ({ name, feature }: Pick<RouteRow, 'name' | 'feature'>): ComponentType => screen(name as PageName, feature!);

/** The page that describes each feature. */
const descriptions: Readonly<Record<Feature, PageName>> = {
  team: 'team',
  icd: 'icd',
  services: 'clinicServices',
  treatment: 'treatment',
  inventory: 'product',
  pharmacy: 'pharmacy',
  laboratory: 'laboratory',
  radiology: 'radiology',
  bed: 'bed',
  admission: 'admission',
};

/**
 * In the place of a resource's page that the client's subscription does not open: what the module does, or that its data can only be read now.
 * @param reason why it is not open
 */
export const LockedPage = ({ row, reason }: { row: RouteRow; reason: NoUse }) =>
  reason === 'paused' || reason === 'suspended'
    ? createElement(ReadOnlyPage, { reason, list: pathsOf(row.of!.resource).list })
    : createElement(screen(descriptions[row.feature!], row.feature!));
