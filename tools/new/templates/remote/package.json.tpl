{
  "name": "@shop/mfe-{{name}}",
  "version": "1.0.0",
  "private": true,
  "owner": "{{name}} team",
  "scripts": {
    "e2e": "playwright test"
  },
  "dependencies": {
    "@shop/shared": "workspace:*",
    "react": "catalog:",
    "react-dom": "catalog:"
  },
  "devDependencies": {
    "@playwright/test": "catalog:",
    "@shop/tools": "workspace:*",
    "@testing-library/react": "catalog:"
  }
}
