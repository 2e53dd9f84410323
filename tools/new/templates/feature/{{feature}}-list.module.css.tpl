.list {
  display: grid;
}

.title {
  padding-block: var(--space-4);
  border-bottom: 1px solid var(--color-line);
  color: var(--color-ink);
  overflow-wrap: anywhere;
}
