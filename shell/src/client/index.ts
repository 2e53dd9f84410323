// Module Federation requires an asynchronous boundary before the first shared module is used.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap').then(({ boot }) => boot());

export {};
