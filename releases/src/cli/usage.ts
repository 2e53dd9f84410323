import { acceptableRules } from '../gate/gate';

export const USAGE = `Usage: npm run release -- <command> [arguments] [options]

Commands:
  build <app>               build the app in this checkout
  gate <app>                check that build against the released ones
  publish <app>             copy it into the store; no visitor gets it yet
  preview <app> [build]     print a link that shows a build to who opens it; without a build,
                            that of this checkout, which is published; more apps by --with
  canary <app> <percent> [build]
                            give a published build to a share of the visitors; 0 ends it
  promote <app> [build]     give the canary, or a published build, to all visitors
  rollback <app> [build]    end the canary; without one, go back to the build before
  remove <app>              take a remote from all visitors: its pages are 404
  contracts <app>           write the types of fragments and events that other remotes have released
                            into mfe-<app>/src/remote/released-contract.d.ts
  status                    what is released
  history [app]             every change, the latest first
  prune                     remove builds that nobody needs
  sync [app…]               publish and promote the new builds of this checkout at once (npm start does)

Apps: api, shell, and each remote by its name: mfe-<name> of this checkout, or one that status lists.
The kit is released like an app: what a team needs to build, test and release its folder alone.

Options:
  --accept <rules>          publish, preview: rules of the gate not to apply (${acceptableRules.join(', ')}), with commas
                            remove: fragments, to leave their places on other pages empty
  --minutes <number>        preview: until the link and what it shows end (30, at most 480)
  --page <path>             preview: the page that the link opens (/)
  --with <apps>             preview: further apps by the same link, with commas: shell,cs=858faa35d117
  --without-proof <reason>  canary, promote, rollback, sync: release a build although results of its checks are missing
                            or failed; the history shows the reason
  --days <number>           prune: keep builds that were published since (30)
  --keep <number>           prune: keep the latest builds that were stable (3)
  --json                    print JSON
  --help                    print this

The register is in .releases, or in the folder that RELEASES_DIR names. A preview needs the gateway's
PREVIEW_SECRET, and its PUBLIC_URL unless it runs on this machine.
Exit codes: 0 done, 1 refused, 2 wrong usage, 3 failed.`;
