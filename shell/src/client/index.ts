// Federation needs an asynchronous border before the first shared module is used.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap').then(({ boot }) => boot());

export {};
