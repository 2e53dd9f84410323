import { Pagination } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <Pagination
        page={1}
        pageCount={5}
        pageTo={(page) => `/markup/guide/pagination?page=${page}`}
        label="처음"
      />
      <Pagination
        page={17}
        pageCount={120}
        pageTo={(page) => `/markup/guide/pagination?p=${page}`}
        label="가운데"
      />
    </>
  );
}
