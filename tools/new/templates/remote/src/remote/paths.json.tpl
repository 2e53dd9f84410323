["/{{name}}", "/markup/{{name}}-*"]
