// What react-admin needs of our JSON:API: lists, records, writes; what is included is put into the record that refers to it.
const API = '/api/v1';
const TYPE = 'application/vnd.api+json';
export const tokenKey = 'token';

/** @throws an Error with the answer's status, as react-admin expects */
async function ask(path, { method = 'GET', document } = {}) {
  const token = localStorage.getItem(tokenKey);
  const answer = await fetch(API + path, {
    method,
    headers: { Accept: TYPE, ...(document && { 'Content-Type': TYPE }), ...(token && { Authorization: `Bearer ${token}` }) },
    body: document && JSON.stringify(document),
  });
  const body = answer.status === 204 ? {} : await answer.json();
  if (!answer.ok) throw Object.assign(new Error(body.errors?.[0]?.title ?? answer.statusText), { status: answer.status, body });
  return body;
}

const flat = ({ id, attributes, meta }) => ({ id, ...attributes, version: meta?.version });

function recordOf(object, included = []) {
  const found = ({ type, id }) => flat(included.find((one) => one.type === type && one.id === id) ?? { id });
  const related = Object.entries(object.relationships ?? {}).flatMap(([name, { data }]) => {
    if (Array.isArray(data))
      return [
        [name, data.map(found)],
        [`${name}_ids`, data.map(({ id }) => id)],
      ];
    return data
      ? [
          [name, found(data)],
          [`${name}_id`, data.id],
        ]
      : [];
  });
  return { ...flat(object), ...Object.fromEntries(related) };
}

const includes = { items: 'include=category,tags' };
const relations = { items: { category_id: ['category', 'categories'], tags_ids: ['tags', 'tags'] } };
const join = (...parts) => parts.filter(Boolean).join('&');

function documentOf(resource, { id, version: _, ...values }) {
  const links = relations[resource] ?? {};
  const linkage = (value, type) => (Array.isArray(value) ? value.map((one) => ({ type, id: one })) : value ? { type, id: value } : null);
  const attributes = Object.fromEntries(Object.entries(values).filter(([name, value]) => !(name in links) && typeof value !== 'object'));
  const relationships = Object.fromEntries(
    Object.entries(links)
      .filter(([name]) => name in values)
      .map(([name, [relation, type]]) => [relation, { data: linkage(values[name], type) }]),
  );
  return { data: { type: resource, ...(id && { id }), attributes, relationships } };
}

const list = async (resource, { pagination: { page, perPage }, sort, filter }) => {
  const order = sort && sort.field !== 'id' ? `sort=${sort.order === 'DESC' ? '-' : ''}${sort.field}` : '';
  const wanted = Object.entries(filter ?? {}).map(([name, value]) => `filter[${name}]=${encodeURIComponent(String(value))}`);
  const { data, included, meta } = await ask(
    `/${resource}?${join(`page[number]=${page}&page[size]=${perPage}`, order, ...wanted, includes[resource])}`,
  );
  return { data: data.map((one) => recordOf(one, included)), total: meta.page.total };
};

const one = async (resource, id) => {
  const { data, included } = await ask(`/${resource}/${id}?${includes[resource] ?? ''}`);
  return { data: recordOf(data, included) };
};

const saved = async (resource, path, method, values) => {
  const { data, included } = await ask(`${path}?${includes[resource] ?? ''}`, { method, document: documentOf(resource, values) });
  return { data: recordOf(data, included) };
};

export const dataProvider = {
  getList: list,
  getOne: (resource, { id }) => one(resource, id),
  getMany: async (resource, { ids }) => ({ data: (await Promise.all(ids.map((id) => one(resource, id)))).map(({ data }) => data) }),
  getManyReference: (resource, { target, id, ...rest }) => list(resource, { ...rest, filter: { ...rest.filter, [target]: id } }),
  create: (resource, { data }) => saved(resource, `/${resource}`, 'POST', data),
  update: (resource, { id, data }) => saved(resource, `/${resource}/${id}`, 'PATCH', { ...data, id }),
  updateMany: async () => ({ data: [] }),
  delete: async (resource, { id, previousData }) => {
    await ask(`/${resource}/${id}`, { method: 'DELETE' });
    return { data: previousData };
  },
  deleteMany: async (resource, { ids }) => {
    await Promise.all(ids.map((id) => ask(`/${resource}/${id}`, { method: 'DELETE' })));
    return { data: ids };
  },
};

export const authProvider = {
  login: async ({ username, password }) => {
    const { access_token: token } = await ask('/login', {
      method: 'POST',
      document: { data: { type: 'token', attributes: { email: username, password } } },
    });
    localStorage.setItem(tokenKey, token);
  },
  logout: async () => localStorage.removeItem(tokenKey),
  checkAuth: async () => {
    if (!localStorage.getItem(tokenKey)) throw new Error('signed out');
  },
  checkError: async ({ status }) => {
    if (status === 401) throw new Error('signed out');
  },
  getIdentity: async () => {
    const { data } = await ask('/me');
    return { id: data.id, fullName: data.attributes.name };
  },
  getPermissions: async () => undefined,
};
