/** Words of the public site, in English. */
import type id from '../id/public';

export default {
  home: {
    eyebrow: 'Cloud health care for Indonesia',
    title: 'One app for your whole clinic.',
    lead: 'Run the services, categories and tags of your facility in one calm place — from the phone in your practice to the wide screen in the office.',
    enter: 'Sign in to the dashboard',
    open: 'Open the dashboard',
    forWhom: 'For whom',
    doctor: 'Personal doctors',
    doctorText: 'In order from day one, without an IT team. The browser on your phone is enough.',
    clinic: 'Clinics',
    clinicText: 'One list of services that everyone shares, with access for each role.',
    hospital: 'Hospitals',
    hospitalText: 'Thousands of rows stay quick to search, filter and export.',
    trust: 'What we hold to',
    trustAudit: 'An audit trail',
    trustAuditText: 'Every change is recorded: who, what and when.',
    trustUndo: 'It can be undone',
    trustUndoText: 'Deleted by accident? One tap brings it back.',
    trustOwn: 'Your data is yours',
    trustOwnText: 'Export at any time; the contents belong to the facility and its patients.',
  },
} satisfies typeof id;
