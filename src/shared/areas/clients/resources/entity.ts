/** A client of ours: the clinic, hospital or doctor that subscribes. Its people see only it. */
import { can, entityOr, ofClient } from '#shared/access';
import { defaultZone, zones, type Zone } from '#shared/domain/calendarDays';
import {
  date,
  dateTime,
  derived,
  duration,
  email,
  file,
  flag,
  integer,
  longText,
  money,
  npwp,
  oneOf,
  phone,
  recordId,
  region,
  shownTo,
  text,
} from '#shared/kit/fields';
import { wordsFor } from '#shared/kit/pageWords';
import { numbered } from '#shared/kit/owned';
import { defineResource, readOnlyRelation, toMany, type RecordOf } from '#shared/kit/resource';
import { subscriptionStates } from './clientsubsheader';

/** The time zone whose calendar days count for the client (SUB-14). */
const timeZone = oneOf(Object.keys(zones) as Zone[], { required: true, initial: defaultZone });

/** What a client's own people change themselves (SUB-29); it is printed on the invoices that are issued from then on. */
const details = {
  npwp: npwp(),
  address: longText({ max: 500, personal: true }),
  region: region(),
  phone: phone(),
  email: email(),
  person_in_charge: text({ max: 120 }),
  /** The number of the clinic as an organisation at SATUSEHAT: digits or a UUID (FHIR-2). */
  satusehat_id: text({ max: 36 }),
};

/** The records that the derived values about a client's subscription are made of. */
const subscriptions = { from: 'clientsubsheader', by: 'entity' } as const;

export const entity = defineResource('entity', '/entity', {
  noun: { id: 'klien', en: ['client', 'clients'] },
  pages: {
    base: '/entity/entity-management',
    add: 'add-entity',
    edit: 'edit-entity',
    show: { at: 'detail', lists: ['membership', 'clientsubsheader', 'invoice', 'payment', 'ticket'] },
    group: 'clients',
    own: ['list', 'form', 'show'],
    words: ['subscription', wordsFor('clientsubsheader')],
  },
  label: 'name',
  attributes: {
    code: numbered('CL-{00000}', { counter: 'entity', at: 'add' }),
    name: text({ required: true, max: 160 }),
    /** What it is; JSON:API keeps the name `type` for itself. */
    kind: oneOf(['clinic', 'hospital', 'doctor'], { required: true }),
    /** The state of the subscription that runs, else of the newest one. */
    subscription_status: derived(oneOf([...subscriptionStates, 'none']), subscriptions),
    /** People with access and open invitations (SUB-20). */
    seats_used: derived(integer(), { from: 'memberships', by: 'entity' }),
    /** Seats of the package and those bought beyond them; null without a subscription. */
    seats_total: derived(integer(), subscriptions),
    /** Rupiah a month before tax of its subscriptions now (INV-9). */
    mrr: derived(money(), subscriptions),
    /** Rupiah that its open invoices still ask for (INV-12). */
    unpaid_balance: derived(money(), { from: 'invoices', by: 'entity' }),
    next_invoice_at: derived(dateTime(), subscriptions),
    npwp: details.npwp,
    address: details.address,
    region: details.region,
    /** Follows from the region where the client's own people choose one. */
    city: text({ max: 120 }),
    phone: details.phone,
    email: details.email,
    person_in_charge: details.person_in_charge,
    satusehat_id: details.satusehat_id,
    time_zone: timeZone,
    /** The signed agreement with the client (SUB-22). */
    agreement: file({ types: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'], max: 10 * 1_048_576 }),
    status: oneOf(['active', 'inactive'], { required: true, initial: 'active' }),
    /** A client for tests: its clock can be moved ahead, and its mails are never sent (SUB-24). */
    sandbox: flag(),
    /** Seconds by which the clock of a sandbox is ahead of the real time. */
    clock_ahead: duration(),
    /** In the address of the waiting room's screen, which anybody who knows it may open; null before the owner has made it (VIS-7). */
    screen_key: shownTo(ofClient('configure entity', 'id'), recordId()),
    /** In the address of the public page on which anybody books; null while the clinic takes no bookings there (APT-7). */
    booking_key: shownTo(ofClient('configure entity', 'id'), recordId()),
    /** In the address of the kiosk on which patients take a number; null while the clinic has none (VIS-8). */
    kiosk_key: shownTo(ofClient('configure entity', 'id'), recordId()),
  },
  relations: {
    modules: toMany('modules'),
    clientsubsheader: readOnlyRelation(toMany('clientsubsheader')),
    clientsubsdetail: readOnlyRelation(toMany('clientsubsdetail')),
  },
  include: ['clientsubsheader', 'clientsubsdetail'],
  // What a list shows of subscriptions is derived.
  listInclude: [],
  search: ['code', 'name', 'city', 'email'],
  sort: ['name', 'kind', 'city', 'status', 'subscription_status', 'seats_used', 'mrr', 'unpaid_balance', 'next_invoice_at', 'created_at'],
  filter: ['kind', 'status', 'city', 'region', 'subscription_status', 'mrr', 'unpaid_balance', 'next_invoice_at', 'sandbox', 'created_at'],
  columns: ['name', 'subscription_status', 'mrr', 'unpaid_balance', 'next_invoice_at'],
  access: {
    list: entityOr('view entity', 'id'),
    get: entityOr('view entity', 'id'),
    add: can('create entity'),
    update: can('edit entity'),
    destroy: can('delete entity'),
  },
  states: { field: 'status', initial: 'active', edit: ['active', 'inactive'], destroy: ['active', 'inactive'] },
  commands: {
    /** The settings that a client's owner decides; the operator edits them with the other values (SUB-26). */
    configure: {
      did: 'configured',
      from: ['active'],
      to: ['active'],
      permission: 'configure',
      owner: 'id',
      input: { attributes: { time_zone: timeZone } },
    },
    editDetails: {
      did: 'detailsEdited',
      from: ['active'],
      to: ['active'],
      permission: 'configure',
      owner: 'id',
      clientOnly: true,
      input: { attributes: details },
    },
    /** All of the client's data is put together for its owner (PRV-14): also where its subscription is paused, suspended or over. */
    exportData: {
      did: 'dataExportAsked',
      from: ['active', 'inactive'],
      to: ['active', 'inactive'],
      permission: 'export',
      owner: 'id',
      clientOnly: true,
    },
    /** A new address for the waiting room's screen: the old one shows nothing any more. */
    renewScreen: {
      did: 'screenRenewed',
      from: ['active'],
      to: ['active'],
      permission: 'configure',
      owner: 'id',
      clientOnly: true,
    },
    /** Opens the public booking page, or moves it to a new address: the old one leads nowhere then. */
    renewBooking: {
      did: 'bookingRenewed',
      from: ['active'],
      to: ['active'],
      permission: 'configure',
      owner: 'id',
      clientOnly: true,
    },
    closeBooking: {
      did: 'bookingClosed',
      from: ['active'],
      to: ['active'],
      permission: 'configure',
      owner: 'id',
      clientOnly: true,
      needs: 'booking_key',
    },
    /** Opens the kiosk, or moves it to a new address: the old one leads nowhere then. */
    renewKiosk: {
      did: 'kioskRenewed',
      from: ['active'],
      to: ['active'],
      permission: 'configure',
      owner: 'id',
      clientOnly: true,
    },
    closeKiosk: {
      did: 'kioskClosed',
      from: ['active'],
      to: ['active'],
      permission: 'configure',
      owner: 'id',
      clientOnly: true,
      needs: 'kiosk_key',
    },
    advanceClock: {
      did: 'clockAdvanced',
      from: ['active', 'inactive'],
      to: ['active', 'inactive'],
      permission: 'advance',
      needs: 'sandbox',
      unfit: 'client.not_sandbox',
      input: {
        attributes: {
          by: oneOf(['day', 'next_event', 'year', 'until'], { required: true, initial: 'day' }),
          /** With `until`: the day in the client's zone that begins then. */
          until: date(),
        },
      },
    },
  },
});
export type Entity = RecordOf<typeof entity>;
