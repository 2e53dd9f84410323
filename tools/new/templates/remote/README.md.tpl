# mfe-{{name}}

Mission: say in one sentence what a shopper does here.

- Paths: `/{{name}}`. States in the design reference: `/markup/{{name}}-…` (`src/markup`).
- Fragments: none. Events: none.

## Where to start

| For                         | Look at                                    |
| --------------------------- | ------------------------------------------ |
| routes                      | `src/remote/routes.tsx`                    |
| declared paths              | `src/remote/paths.json`                    |
| api queries                 | `src/features/news/news.queries.ts`        |
| states of the reference     | `src/markup/scenes.ts`                     |

## Running alone

`npm run e2e -- {{name}}` builds the stand-alone remote, starts the real api and runs `e2e/`; `--composed` runs it inside the shop. `npm run release -- publish {{name}}` gives it to a running shop (`docs/releasing.md`).
