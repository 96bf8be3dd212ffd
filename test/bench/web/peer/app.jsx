// The same three resources in react-admin: the columns, the search and the form of our own screens, with its own parts.
import {
  Admin,
  ArrayField,
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanField,
  BooleanInput,
  ChipField,
  Create,
  Datagrid,
  DateField,
  DateInput,
  DeleteButton,
  Edit,
  EditButton,
  ImageField,
  List,
  NumberField,
  ReferenceArrayInput,
  ReferenceInput,
  Resource,
  SearchInput,
  SelectInput,
  SimpleForm,
  SingleFieldList,
  TextField,
  TextInput,
  required,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider, dataProvider } from './provider.js';

const search = [<SearchInput key="q" source="q" alwaysOn />];
const statuses = ['draft', 'published', 'archived'].map((id) => ({ id, name: id }));

const ItemList = () => (
  <List filters={search} perPage={25}>
    <Datagrid rowClick={false}>
      <ImageField source="image" />
      <TextField source="name" />
      <TextField source="category.name" />
      <ArrayField source="tags">
        <SingleFieldList linkType={false}>
          <ChipField source="name" size="small" />
        </SingleFieldList>
      </ArrayField>
      <ChipField source="status" size="small" />
      <BooleanField source="on_home" />
      <DateField source="date" />
      <DateField source="created_at" showTime />
      <EditButton />
      <DeleteButton />
    </Datagrid>
  </List>
);

const ItemForm = () => (
  <SimpleForm>
    <TextInput source="name" validate={required()} />
    <TextInput source="description" multiline minRows={6} />
    <ReferenceInput source="category_id" reference="categories">
      <AutocompleteInput optionText="name" validate={required()} />
    </ReferenceInput>
    <ReferenceArrayInput source="tags_ids" reference="tags">
      <AutocompleteArrayInput optionText="name" />
    </ReferenceArrayInput>
    <SelectInput source="status" choices={statuses} defaultValue="draft" />
    <BooleanInput source="on_home" />
    <DateInput source="date" validate={required()} />
  </SimpleForm>
);

const ItemCreate = () => (
  <Create>
    <ItemForm />
  </Create>
);

const ItemEdit = () => (
  <Edit>
    <ItemForm />
  </Edit>
);

const CategoryList = () => (
  <List filters={search}>
    <Datagrid rowClick={false}>
      <TextField source="name" />
      <TextField source="description" />
      <NumberField source="items_count" />
      <DateField source="created_at" showTime />
      <EditButton />
      <DeleteButton />
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider} requireAuth>
    <Resource name="items" list={ItemList} create={ItemCreate} edit={ItemEdit} />
    <Resource name="categories" list={CategoryList} recordRepresentation="name" />
    <Resource name="tags" recordRepresentation="name" />
  </Admin>,
);
