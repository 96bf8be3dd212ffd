/** What built-in roles are called. Apart from their declaration, because the app's frame names roles before any declaration is loaded (decisions 65, 76). */
import type { BuiltInNames } from '#shared/kit/resource';
import type { Language } from '#shared/locale';

/** The built-in roles as people read them: those of the platform, and those that every client has. Their names in the database are keys. */
export const builtInRoleNames: BuiltInNames = {
  admin: { id: 'Admin', en: 'Admin' },
  creator: { id: 'Kreator', en: 'Creator' },
  member: { id: 'Anggota', en: 'Member' },
  owner: { id: 'Pemilik', en: 'Owner' },
  admin_klinik: { id: 'Admin klinik', en: 'Clinic admin' },
  dokter: { id: 'Dokter', en: 'Doctor' },
  perawat: { id: 'Perawat', en: 'Nurse' },
  apoteker: { id: 'Apoteker', en: 'Pharmacist' },
  lab: { id: 'Petugas lab', en: 'Lab staff' },
  radiologi: { id: 'Petugas radiologi', en: 'Radiology staff' },
  gudang: { id: 'Petugas gudang', en: 'Warehouse staff' },
  kasir: { id: 'Kasir', en: 'Cashier' },
};

/** A role as people read it: an own role has the name that it was given. */
export const roleCalled = (name: string, language: Language): string => builtInRoleNames[name]?.[language] ?? name;
