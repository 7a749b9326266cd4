module keywerk.example/licence

go 1.19
