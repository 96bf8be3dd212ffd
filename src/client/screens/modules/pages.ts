/** The pages whose modules come later, by the names of their rows: what each is called, drawn with, needs and leads to. */
import { createElement, type ComponentType } from 'react';
import { ModulePage } from './ModulePage';
import type { ModulePageProps, PageName } from './modulePageProps';

type Row = Omit<ModulePageProps, 'name'>;

const inventory = 'menu.inventory';
const tickets = { path: '/tiket', title: 'page.tickets' } as const;

const rows: Record<PageName, Row> = {
  invoice: { title: 'page.invoice', motif: 'paper', audience: 'payers' },
  ticketList: { title: 'page.tickets', motif: 'talk' },
  ticketAdd: { title: 'page.addTicket', motif: 'talk', above: tickets },
  ticketDetail: { title: 'page.ticket', motif: 'talk', above: tickets },
  ticketEdit: { title: 'page.editTicket', motif: 'talk', above: tickets },
  team: { title: 'page.team', motif: 'people', module: 'page.team' },
  admission: { title: 'page.admission', motif: 'bed', module: 'page.admission', depends: 'page.bed' },
  bed: { title: 'page.bed', motif: 'bed', module: 'page.bed', depends: 'page.team' },
  radiology: { title: 'page.radiology', motif: 'scan', module: 'page.radiology', depends: 'page.clinicServices' },
  laboratory: { title: 'page.laboratory', motif: 'tubes', module: 'page.laboratory', depends: 'page.clinicServices' },
  pharmacy: { title: 'page.pharmacy', motif: 'pills', module: 'page.pharmacy', depends: inventory },
  icd: { title: 'page.icd', motif: 'paper', module: 'page.icd' },
  stockEntry: { title: 'page.stockEntry', motif: 'shelf', module: inventory },
  supplier: { title: 'page.supplier', motif: 'shelf', module: inventory },
  warehouse: { title: 'page.warehouse', motif: 'shelf', module: inventory },
  product: { title: 'page.product', motif: 'pills', module: inventory },
  clinicServices: { title: 'page.clinicServices', motif: 'paper', module: 'page.clinicServices' },
  treatment: { title: 'page.treatment', motif: 'scan', module: 'page.treatment' },
};

const page = (name: PageName): ComponentType =>
  function Page() {
    return createElement(ModulePage, { name, ...rows[name] });
  };

/** A screen for each, made once. */
export const pages = Object.fromEntries(Object.keys(rows).map((name) => [name, page(name as PageName)])) as Record<PageName, ComponentType>;
